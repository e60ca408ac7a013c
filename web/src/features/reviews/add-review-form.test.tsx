import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { AddReviewForm } from './add-review-form.tsx'

const showForm = (email = ada.email) => show(<AddReviewForm />, signedInAs({ ...ada, email }))
const rating = () => screen.getByPlaceholderText<HTMLInputElement>('1-5')

test.each([
  ['6', 'Rating should not bigger then 5'],
  ['-1', 'Rating should not smaller then 0'],
])('a rating of %s shows an alert and clears the field [DASH-7]', async (typed, words) => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  showForm()
  await userEvent.type(rating(), typed)
  expect(alert).toHaveBeenCalledExactlyOnceWith(words)
  expect(rating().value).toBe('')
})

test('rating and comment are required, and a rating has whole or half stars [DASH-7]', async () => {
  const asked = fakeApi({})
  showForm()
  await press('Add Review')
  expect(await screen.findByText('Give a rating from 0 to 5')).toBeTruthy()
  expect(screen.getByText('Write a few words')).toBeTruthy()
  expect(document.activeElement).toBe(rating())
  await userEvent.type(rating(), '4.2')
  expect(await screen.findByText('Use whole or half stars, like 4 or 4.5')).toBeTruthy()
  await press('Add Review')
  expect(asked).toEqual([])
  await userEvent.clear(rating())
  await userEvent.type(rating(), '4.5')
  expect(screen.queryByText('Use whole or half stars, like 4 or 4.5')).toBeNull()
})

test('typed text survives another page, a reload and an expired session, until it is sent or discarded [DASH-7]', async () => {
  fakeApi({ 'POST /api/review': { insertedId: 'r1' } })
  const open = (email?: string) => {
    cleanup()
    showForm(email)
  }
  const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Comment')
  const notice = () => screen.queryByText('Here is what you had typed.')
  open()
  await userEvent.click(rating())
  await userEvent.tab()
  open()
  expect(notice()).toBeNull()
  await userEvent.type(comment(), 'Well packed.')
  open('carl@example.com')
  expect(comment().value).toBe('')

  open()
  expect(notice()).toBeTruthy()
  expect(comment().value).toBe('Well packed.')
  await press('Discard')
  expect(comment().value).toBe('')
  expect(document.activeElement).toBe(rating())
  expect(Object.keys(sessionStorage)).toEqual([])

  await userEvent.type(rating(), '4')
  await userEvent.type(comment(), 'Well packed.')
  open()
  await press('Add Review')
  expect(await screen.findByText('Product added successful')).toBeTruthy()
  expect(notice()).toBeNull()
  expect(rating().value).toBe('')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('two clicks send a review in the user’s name once [DASH-7, FIX-5]', async () => {
  const asked = fakeApi({ 'POST /api/review': { insertedId: 'r1' } })
  showForm()
  await userEvent.type(rating(), '4')
  await userEvent.type(screen.getByLabelText('Comment'), 'Well packed.')
  const button = screen.getByRole('button', { name: 'Add Review' })
  act(() => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await screen.findByText('Product added successful')
  expect(asked).toHaveLength(1)
  expect(await asked[0]?.json()).toEqual({
    rating: 4,
    review: 'Well packed.',
    name: 'Ada',
    email: 'ada@example.com',
    image: null,
  })
})
