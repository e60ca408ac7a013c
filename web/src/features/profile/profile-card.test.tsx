import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { hrefOf } from '#shared/testing/queries.ts'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProfileCard } from './profile-card.tsx'

test('a profile without name and photo shows the defaults [DASH-2]', () => {
  const metadata = { lastSignInTime: 'Sun, 01 Nov 2026 10:00:00 GMT' }
  show(<ProfileCard />, signedInAs({ ...ada, displayName: null, metadata }))
  expect(screen.getByRole('heading', { name: 'Unknown user' })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/avatars/default.svg')
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByText(/Last sign-in: Nov 1, 2026/)).toBeTruthy()
  expect(hrefOf('Update profile')).toBe('/dashboard/profileUpdate')
})

test('a profile shows its own name and photo [DASH-2]', () => {
  show(<ProfileCard />, signedInAs({ ...ada, photoURL: '/avatars/ada.svg' }))
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/avatars/ada.svg')
})
