import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { BuildView } from './build-view.tsx'

const cpu = { ...aProduct({ _id: 'cpu', price: 400 }), specs: { kind: 'processor' } }
const board = { ...aProduct({ _id: 'board', price: 200 }), specs: { kind: 'motherboard' } }

test('until the products of another build were read, the page shows the one before as a whole [FIT-1]', async () => {
  const slow = Promise.withResolvers<typeof board>()
  fakeApi({ 'GET /api/product/cpu': cpu, 'GET /api/product/board': () => slow.promise })
  show(
    <>
      <Link to="/?parts=board">Another build</Link>
      <BuildView>{({ lines }) => <p>Order {lines.map(({ productId }) => productId)}</p>}</BuildView>
    </>,
    undefined,
    '/?parts=cpu',
  )
  expect(await screen.findByText('Order cpu')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Another build' }))
  expect(screen.getByText('Order cpu')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change the processor' })).toBeTruthy()
  // It would change the build before, and so undo the other one.
  await userEvent.click(screen.getByRole('button', { name: 'Remove Test SSD 1TB' }))
  slow.resolve(board)
  expect(await screen.findByText('Order board')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a processor' })).toBeTruthy()
})

const Url = () => <output>{decodeURIComponent(useLocation().search)}</output>

test('a missing fact is filled in where it is missed, and corrected, and the URL keeps it [BUILD-3]', async () => {
  const gpu = {
    ...aProduct({ _id: 'gpu' }),
    specs: { kind: 'graphics-card', lengthMm: 250, slots: 3 },
  }
  const box = {
    ...aProduct({ _id: 'box', product: 'Box' }),
    specs: { kind: 'case', gpuMaxMm: 300 },
  }
  fakeApi({ 'GET /api/product/gpu': gpu, 'GET /api/product/box': box })
  const { unmount } = show(<BuildView>{() => <Url />}</BuildView>, undefined, '/?parts=gpu,box')
  const [fillIn] = await screen.findAllByRole('button', { name: 'Fill in what is not known: Box' })
  if (fillIn) await userEvent.click(fillIn)
  const field = await screen.findByRole('textbox', { name: /^Expansion slots/ })
  expect(screen.getAllByRole('textbox')).toEqual([field])
  await userEvent.type(field, '2')
  await press('Save')
  expect(await screen.findByText('You filled in: Expansion slots')).toBeTruthy()
  expect(screen.getByText('1 thing does not fit')).toBeTruthy()
  await press('Edit Box')
  await userEvent.type(await screen.findByDisplayValue('2'), '{Backspace}4')
  await press('Save')
  expect(await screen.findByText('All fits')).toBeTruthy()
  const url = screen.getByText(/^\?parts/).textContent ?? ''
  expect(url).toBe('?parts=gpu,box&own={"productId":"box","specs":{"kind":"case","slots":4}}')
  // The same link elsewhere.
  unmount()
  show(<BuildView>{() => <Url />}</BuildView>, undefined, `/${url}`)
  expect(await screen.findByText('All fits')).toBeTruthy()
  await press('Remove Box')
  expect(await screen.findByText('?parts=gpu')).toBeTruthy()
})

test('a described part is corrected in place [BUILD-2]', async () => {
  fakeApi({})
  const own = [
    '{"name":"Old","specs":{"kind":"power-supply","watts":650}}',
    '{"specs":{"kind":"case"}}',
  ]
  const search = own.map((one) => `own=${encodeURIComponent(one)}`).join('&')
  show(<BuildView>{() => <Url />}</BuildView>, undefined, `/?${search}`)
  await press('Edit Old')
  expect(await screen.findByDisplayValue('Old')).toBeTruthy()
  await userEvent.type(screen.getByDisplayValue('650'), '{Backspace}5')
  await press('Save')
  const changed = own.join('&own=').replace('650', '655')
  expect(await screen.findByText(`?own=${changed}`)).toBeTruthy()
})
