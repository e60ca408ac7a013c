import { expect, test } from 'vitest'
import { anOrder, aProduct, api, ledgerOf, stockOf } from '../../test/support/api.ts'
import { aCustomer, anAdmin } from '../../test/support/people.ts'

async function aShop() {
  const [customer, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const [first = '', second = '', third = ''] = await Promise.all(
    [1, 2, 3].map(() => anOrder(customer, product)),
  )
  return { customer, admin, product, ids: [first, second, third] as const }
}

test('many orders are delivered at once, with a result for each: one was cancelled meanwhile, one delivered before [STAFF-6]', async () => {
  const { customer, admin, product, ids } = await aShop()
  const [pending, cancelled, delivered] = ids
  await api(`DELETE /myorder/${cancelled}`, { by: customer })
  await api(`PUT /deliver/${delivered}`, { by: admin })
  const results = [
    { id: pending, outcome: 'done' },
    { id: cancelled, outcome: 'missing' },
    { id: delivered, outcome: 'unchanged' },
  ]
  const answer = await api('POST /orders/deliver', { by: admin, body: { ids } })
  expect(answer).toMatchObject({ status: 200, body: { results } })
  const { body } = await api(`GET /order/${pending}`, { by: admin })
  expect(body).toMatchObject({ status: 'delivered' })

  // Repeated after a lost response, nothing happens twice.
  const again = await api('POST /orders/deliver', { by: admin, body: { ids } })
  expect(again.body.results).toEqual([{ id: pending, outcome: 'unchanged' }, ...results.slice(1)])
  expect(await stockOf(product)).toBe(await ledgerOf(product))
})

test('many orders are deleted at once; the pieces of the pending ones go back into stock once [STAFF-6]', async () => {
  const { admin, product, ids } = await aShop()
  const before = await stockOf(product)
  await api(`PUT /deliver/${ids[0]}`, { by: admin })
  // Two admins at the same time, and one id twice.
  const answers = await Promise.all(
    [ids, [...ids, ids[1]]].map((all) =>
      api('POST /orders/delete', { by: admin, body: { ids: all } }),
    ),
  )
  for (const id of ids) {
    const outcomes = answers.map(({ body }) => outcomeOf(body, id))
    expect(outcomes.sort()).toEqual(['done', 'missing'])
  }
  expect(answers[1]?.body.results).toHaveLength(3)
  expect(await stockOf(product)).toBe(before + 2)
  expect(await ledgerOf(product)).toBe(before + 2)
})

test('a buyer cancels a whole build at once, with a result for each line, and its pieces go back once [FIT-3, API-12]', async () => {
  const [customer, admin, ...parts] = await Promise.all([
    aCustomer(),
    anAdmin(),
    ...[1, 2, 3].map(() => aProduct()),
  ])
  const lines = parts.map(({ _id }) => ({ productId: _id, quantity: 2 }))
  const placed = await api('POST /orders/batch', { by: customer, body: { lines } })
  const [delivered = '', ...pending]: string[] = placed.body.insertedIds
  const foreign = await anOrder(admin, await aProduct())
  await api(`PUT /deliver/${delivered}`, { by: admin })
  const ids = [delivered, ...pending, foreign, 'no-such-order']
  const cancel = () => api('POST /orders/batch/cancel', { by: customer, body: { ids } })
  const outcomesOf = ({ body }: Awaited<ReturnType<typeof cancel>>) =>
    ids.map((id) => outcomeOf(body, id))

  // Two presses at the same time, and a repetition after a lost response.
  const [first = [], second = []] = (await Promise.all([cancel(), cancel()])).map(outcomesOf)
  for (const outcomes of [first, second]) {
    expect(outcomes[0]).toBe('unchanged')
    expect(outcomes.slice(3)).toEqual(['missing', 'missing'])
  }
  for (const line of [1, 2]) {
    expect([first[line], second[line]].sort()).toEqual(['done', 'missing'])
  }
  expect(outcomesOf(await cancel()).slice(1, 3)).toEqual(['missing', 'missing'])
  expect(await Promise.all(parts.map(stockOf))).toEqual([18, 20, 20])
  expect(await Promise.all(parts.map(ledgerOf))).toEqual([18, 20, 20])
  expect((await api('GET /myorders', { by: customer })).body).toMatchObject([{ _id: delivered }])
  expect((await api(`GET /order/${foreign}`, { by: admin })).body.status).toBe('pending')
})

const outcomeOf = (body: { results: { id: string; outcome: string }[] }, wanted: string) =>
  body.results.find(({ id }) => id === wanted)?.outcome

test.each([
  ['no order', []],
  ['101 orders', Array.from({ length: 101 }, (_, n) => `order${n}`)],
  ['an id with a slash', ['a/b']],
])('%s at once is refused with the field named [STAFF-6]', async (_, ids) => {
  const admin = await anAdmin()
  for (const call of [
    'POST /orders/batch/cancel',
    'POST /orders/deliver',
    'POST /orders/delete',
  ] as const) {
    const { status, body } = await api(call, { by: admin, body: { ids } })
    expect(status).toBe(400)
    expect(JSON.stringify(body.fields)).toContain('"ids')
  }
})
