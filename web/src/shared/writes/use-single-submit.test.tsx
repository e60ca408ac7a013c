import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { useSingleSubmit } from './use-single-submit.ts'

interface Fields {
  name: string
}

/** A form whose validation is as slow as reading an image. */
function showForm(write: (fields: Fields) => Promise<unknown>) {
  const onSuccess = vi.fn()
  function Form() {
    const { register, handleSubmit } = useForm<Fields>({ defaultValues: { name: 'Ada' } })
    const validate = () => new Promise<true>((resolve) => setTimeout(() => resolve(true)))
    return (
      <form onSubmit={useSingleSubmit(handleSubmit, write, onSuccess)}>
        <input {...register('name', { validate })} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Form />)
  return onSuccess
}

const press = () => fireEvent.click(screen.getByRole('button'))

test('two clicks send a form with asynchronous validation once, and a later click sends it again [FIX-5]', async () => {
  const write = vi.fn(async () => {})
  const onSuccess = showForm(write)
  act(() => {
    press()
    press()
  })
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(write).toHaveBeenCalledOnce()
  press()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2))
})

test.each([
  ['fails', () => Promise.reject(new Error('lost'))],
  ['writes nothing', async () => false],
])('a submit that %s does not succeed, and can be repeated [FIX-5]', async (_, write) => {
  const writing = vi.fn(write)
  const onSuccess = showForm(writing)
  press()
  await waitFor(() => expect(writing).toHaveBeenCalledTimes(1))
  await act(async () => {})
  press()
  await waitFor(() => expect(writing).toHaveBeenCalledTimes(2))
  expect(onSuccess).not.toHaveBeenCalled()
})
