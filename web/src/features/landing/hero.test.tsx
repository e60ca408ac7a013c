import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { Hero } from './hero.tsx'

test('the hero leads to the page that builds a computer [FIT-1]', () => {
  show(<Hero />)
  const link = screen.getByRole('link', { name: 'Build a computer' })
  expect(link.getAttribute('href')).toBe('/build')
})
