import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { FurtherImages } from './further-images.tsx'

// jsdom loads no images.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))
})

function Form({ images }: { images: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { images } })}>
      <FurtherImages />
    </FormProvider>
  )
}

const readAddresses = () =>
  screen.getByLabelText<HTMLTextAreaElement>('Addresses of further images').value
const aFile = (type: string) => new File(['pixels'], 'me.png', { type })
const choose = (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Choose further pictures'), files)

test('the keyboard removes a further image, and the others keep their order [ITEM-1]', async () => {
  show(<Form images={'/a.svg\nhttps://b.example/b.png\nhttp://c.example\n/d.svg'} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/a.svg',
    'https://b.example/b.png',
    '/d.svg',
  ])
  screen.getByRole('button', { name: 'Remove further picture 2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(readAddresses()).toBe('/a.svg\nhttp://c.example\n/d.svg')
  expect(document.activeElement).toBe(screen.getByLabelText('Choose further pictures'))
})

test.each([
  ['a file that is no picture', '', [aFile('image/gif')], 'Choose a PNG, JPEG or WebP picture'],
  [
    'a ninth picture',
    Array.from({ length: 8 }, (_, index) => `/${index}.svg`).join('\n'),
    [aFile('image/png')],
    'Choose at most 8 further pictures',
  ],
])('%s is refused before anything is uploaded [ITEM-1]', async (_, images, files, words) => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
  show(<Form images={images} />)
  await choose(...files)
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  expect(readAddresses()).toBe(images)
  expect(send).not.toHaveBeenCalled()
})
