import { formatPrice } from '@tech-house/api/parts/format-number'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { stubImages } from '#shared/testing/stub-images.ts'
import { ProductImport } from './product-import.tsx'
import { ProductRestock } from './product-restock.tsx'

const header = 'product,type,price,available_quantity,minimum_order,image,description'
const rows = [header, 'One,SSD,12.500,3,1,/a.svg,Text', 'Two,SSD,"1.299,00",3,1,/a.svg,Text']

test('pasted rows and a dropped file are read, and numbers with two readings are asked for [STAFF-8]', async () => {
  stubImages()
  const asked = fakeApi({
    'POST /api/products/match': { matches: [{ products: [] }] },
    'GET /api/products/summary': { types: ['SSD'] },
  })
  show(<ProductImport />)
  await userEvent.click(screen.getByLabelText('Or paste rows'))
  await userEvent.paste(rows.join('\n'))
  expect(await screen.findByRole('heading', { name: 'Pasted rows' })).toBeTruthy()
  expect(screen.getByText(`12.500 in column price is read as ${formatPrice(12_500)}.`)).toBeTruthy()

  const area = screen.getByText('or drop a file here')
  const files = [new File([rows.slice(0, 2).join('\n')], 'drives.csv')]
  const over = createEvent.dragOver(area, { dataTransfer: { types: ['Files'], files } })
  fireEvent(area, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } })
  const question = await screen.findByText(
    `12.500 in column price: ${formatPrice(12.5)} or ${formatPrice(12_500)}?`,
  )
  expect(question).toBeTruthy()
  const compare = screen.getByRole('button', { name: 'Compare with the shop' })
  expect(compare).toHaveProperty('disabled', true)
  const answer = screen.getByRole('button', { name: `Read 12.500 as ${formatPrice(12.5)}` })
  await userEvent.click(answer)
  expect(document.activeElement).toBe(answer)
  expect(answer.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('heading', { name: 'drives.csv' })).toBeTruthy()
  expect(asked).toHaveLength(0)
  await press('Compare with the shop')
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeTruthy()
  expect(asked.map(({ url }) => url)).not.toContain('http://shop.test/api/products/import')
})

test('the sample of a delivery is saved, and can be pasted [STAFF-8]', async () => {
  const products = [aProduct({ _id: 'samsung-990-pro-2tb' })]
  fakeApi({ 'POST /api/products/match': { matches: [{ products }] } })
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:sample'
  }
  URL.revokeObjectURL = () => {}
  show(<ProductRestock />)
  await press('Download a sample')
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = (await saved[0]?.text()) ?? ''
  await userEvent.click(screen.getByLabelText('Or paste rows'))
  await userEvent.paste(text)
  await userEvent.type(await screen.findByLabelText('Delivery number'), 'DN-1')
  await waitFor(() => expect(screen.getByText(/^To add: 40 pieces of 1 product/)).toBeTruthy())
})
