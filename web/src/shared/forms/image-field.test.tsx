import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ImageField } from './image-field.tsx'
import { imageRule } from './image-rule.ts'

const Fields = z.object({ photo: imageRule('Choose a photo') })
const revoke = vi.fn()

// jsdom loads no images and creates no object URLs.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) !== 'pixels') throw new Error('no picture')
    return { close: () => {} }
  })
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = revoke.mockReset()
})

function Form({ progress }: { progress?: number }) {
  const { register, watch, trigger, resetField, formState } = useForm({
    resolver: zodResolver(Fields),
  })
  return (
    <ImageField
      label="Photo"
      field={register('photo', { onChange: () => trigger('photo') })}
      error={formState.errors.photo}
      chosen={watch('photo')?.[0]}
      onRemove={() => resetField('photo')}
      progress={progress}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Photo')
const aFile = (type: string, content = 'pixels') => new File([content], 'me.png', { type })
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(input(), file)

test('a chosen image is shown, and the keyboard can remove it [DASH-3, ADM-4]', async () => {
  render(<Form />)
  await choose(aFile('image/png'))
  const preview = await screen.findByRole('img', { name: 'Preview of me.png' })
  expect(preview.getAttribute('src')).toBe('blob:here')

  const remove = screen.getByRole('button', { name: 'Remove me.png' })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('img')).toBeNull()
  expect(input().files).toHaveLength(0)
  expect(document.activeElement).toBe(input())
  expect(revoke).toHaveBeenCalledWith('blob:here')
})

const tooLarge = Object.defineProperty(aFile('image/png'), 'size', { value: 20 * 2 ** 20 + 1 })

test.each([
  ['a file of another type', aFile('image/gif'), 'Choose a PNG, JPEG or WebP picture'],
  ['a file of more than 20 MB', tooLarge, 'Choose a picture of at most 20 MB'],
  ['another file', aFile('image/png', 'words'), 'That file is not a picture we can read'],
])('%s is refused beside the field once it is chosen [DASH-3, ADM-4]', async (_, file, words) => {
  render(<Form />)
  await choose(file)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('img')).toBeNull()
})

test('an image that is being uploaded shows its progress', () => {
  render(<Form progress={0.42} />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.42)
})
