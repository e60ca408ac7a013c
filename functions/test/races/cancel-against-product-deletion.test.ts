import { expect, test } from 'vitest'
import { anOrder, aProduct, api, ledgerOf } from '../support/api.ts'
import { aCustomer, anAdmin } from '../support/people.ts'

test('a cancellation during the deletion of its product succeeds, and the stock agrees [API-12, API-18]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all(Array.from({ length: 10 }, () => aProduct()))
  const orders = await Promise.all(products.map((product) => anOrder(alice, product, 2)))
  const outcomes = await Promise.all(
    products.flatMap(({ _id }, index) => [
      api(`DELETE /myorder/${orders[index]}`, { by: alice }),
      api(`DELETE /product/${_id}`, { by: admin }),
    ]),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200))
  expect((await api('GET /myorders', { by: alice })).body).toEqual([])
  expect(await Promise.all(products.map(ledgerOf))).toEqual(products.map(() => 0))
})
