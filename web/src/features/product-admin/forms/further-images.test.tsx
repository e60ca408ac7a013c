import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { FurtherImages } from './further-images.tsx'

function Form({ images }: { images: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { images } })}>
      <FurtherImages />
    </FormProvider>
  )
}

const readImages = () => document.querySelector<HTMLInputElement>('input[name=images]')?.value
const fileInput = () => screen.getByLabelText('Choose further pictures')
const choose = () =>
  userEvent.upload(fileInput(), new File(['pixels'], 'me.png', { type: 'image/png' }))

test('the keyboard removes a further image, and the others keep their order [ITEM-1]', async () => {
  show(<Form images={'/a.svg\nhttps://b.example/b.png\n/d.svg'} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/a.svg',
    'https://b.example/b.png',
    '/d.svg',
  ])
  screen.getByRole('button', { name: 'Remove further picture 2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(readImages()).toBe('/a.svg\n/d.svg')
  expect(document.activeElement).toBe(fileInput())
})

test('a file that is no picture and a ninth picture are refused before anything is uploaded [ITEM-1]', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const { unmount } = show(<Form images="/a.svg" />)
  await choose()
  expect(await screen.findByText('me.png: That file is not a picture we can read.')).toBeTruthy()
  expect(readImages()).toBe('/a.svg')
  unmount()

  const images = Array.from({ length: 8 }, (_, index) => `/${index}.svg`).join('\n')
  show(<Form images={images} />)
  await choose()
  const words = 'Choose at most 8 further pictures'
  await waitFor(() => expect(textDescribing(fileInput())).toBe(words))
  expect(readImages()).toBe(images)
  expect(send).not.toHaveBeenCalled()
})

const textDescribing = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
