import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
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
