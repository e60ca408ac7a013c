import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProfileCard } from './profile-card.tsx'
import { showSession } from './session.ts'

afterEach(() => {
  showSession({ status: 'loading' })
})

test('a profile without name and photo shows the defaults [DASH-2]', () => {
  showSession({ ...ada, name: null, lastSignIn: 'Sun, 01 Nov 2026 10:00:00 GMT' })
  show(<ProfileCard />)
  expect(screen.getByRole('heading', { name: 'Unknown user' })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/avatars/default.svg')
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByText(/Last sign-in: November 1, 2026/)).toBeTruthy()
  const update = screen.getByRole('link', { name: 'Update profile' })
  expect(update.getAttribute('href')).toBe('/dashboard/profileUpdate')
})

test('a profile shows its own name and photo [DASH-2]', () => {
  showSession({ ...ada, photo: '/avatars/ada.svg' })
  show(<ProfileCard />)
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/avatars/ada.svg')
})
