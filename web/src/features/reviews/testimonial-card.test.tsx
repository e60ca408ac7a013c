import * as shop from '@tech-house/shop'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TestimonialCard } from './testimonial-card.tsx'

test('a testimonial shows name, image, stars and text in this order [HOME-7]', () => {
  const review = {
    _id: 'r1',
    name: 'Amara Okafor',
    image: '/avatars/amara.svg',
    rating: 4.5,
    review: 'It fits.',
  }
  render(<TestimonialCard review={review} />)
  expect(screen.getByRole('heading', { name: 'Amara Okafor' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Amara Okafor' }).getAttribute('src')).toBe(review.image)
  expect(screen.getByRole('img', { name: '4.5 Stars' })).toBeTruthy()

  expect(screen.queryByText(`${shop.name} answers`)).toBeNull()
  const stars = screen.getByText('This user gives us 4.5 star review')
  const why = screen.getByText('It fits.')
  expect(stars.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the answer of the shop stands below the review [STAFF-11]', () => {
  const review = { _id: 'r1', name: 'Eve', image: '/a.svg', rating: 1, review: 'Late.' }
  render(<TestimonialCard review={{ ...review, reply: 'We are sorry.' }} />)
  const text = screen.getByRole('listitem').textContent
  expect(text).toContain(`Late.${shop.name} answers\nWe are sorry.`)
})
