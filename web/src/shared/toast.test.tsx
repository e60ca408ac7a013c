import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastBriefly, toastError, toastProductError, toastSuccess } from './toast.ts'
import { Toasts } from './ui/toasts/toasts.tsx'

/** How long a toast with these words stays, in seconds: its progress bar is its timer. */
async function timeOf(words: string): Promise<number> {
  const alert = (await screen.findByText(words)).closest('.Toastify__toast')
  const bar = alert?.querySelector<HTMLElement>('.Toastify__progress-bar--animated')
  return Number.parseFloat(bar?.style.animationDuration ?? '') / 1000
}

const long = 'We cannot reach the shop. Check your connection and try again. '.repeat(3)

test('errors stay as long as reading takes, success and sign-in for the times of the shop [DATA-3]', async () => {
  render(<Toasts />)
  await toastSuccess('Saved')
  await toastBriefly('success', 'Product saved')
  await toastBriefly('error', 'invalid-credential')
  await toastError('Lost')
  await toastProductError('The price has changed')
  await toastError(long)
  expect(await timeOf('Saved')).toBe(5)
  expect(await timeOf('Product saved')).toBe(1)
  expect(await timeOf('invalid-credential')).toBe(1)
  expect(await timeOf('Lost')).toBe(5)
  expect(await timeOf('The price has changed')).toBe(5)
  expect(await timeOf(long.trim())).toBeGreaterThan(12)
})

test('the close button of a toast is as clear as its text [DATA-3]', async () => {
  render(<Toasts />)
  await toastSuccess('Stored')
  const close = await screen.findByRole('button', { name: /close/i })
  expect(getComputedStyle(close).opacity).toBe('1')
})
