import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Statistics } from './statistics.tsx'

test('the statistics pair each label with its number [HOME-6]', () => {
  render(<Statistics />)
  const text = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(text('term')).toEqual(['Countrys', 'Happy Client', 'Feedbacks'])
  expect(text('definition')).toEqual(['120+', '3,200+', '1,200+'])
})
