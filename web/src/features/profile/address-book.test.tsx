import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anAddress } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { AddressBook } from './address-book.tsx'

const home = anAddress()
const office = anAddress({ name: 'Ana Office' })

/** Stores addresses with the fields in Firestore's order, and refuses a revision that is not the last. */
function storeAddresses(...stored: Recipient[]) {
  const store = { addresses: stored, revision: 0, isOffline: false }
  fakeApi({
    'GET /api/addresses': () => ({ ...store, isRequired: false }),
    'PUT /api/addresses': async (request) => {
      if (request.headers.get('if-match') !== `"${store.revision}"`)
        return refuse(412, 'precondition-failed', 'Your addresses were changed meanwhile')
      const { addresses } = await request.json()
      store.addresses = addresses.map((address: Recipient) =>
        Object.fromEntries(Object.entries(address).toSorted()),
      )
      store.revision += 1
      if (store.isOffline) return Promise.reject(new TypeError('lost'))
      return { modifiedCount: 1, revision: store.revision }
    },
  })
  show(<AddressBook email="bea@example.com" />)
  return store
}

test('an address is made the usual one, edited and deleted, and a change that came first is shown [PURCH-2]', async () => {
  const store = storeAddresses(home, office)
  await press('Make usual')
  await waitFor(() => expect(store.addresses).toEqual([office, home]))

  store.addresses = [office, home, anAddress({ name: 'Eve New' })]
  store.revision += 1
  const own = within(await screen.findByRole('region', { name: /^Ana Office, / }))
  own.getByRole('button', { name: 'Edit' }).click()
  const city = await screen.findByRole('textbox', { name: 'City' })
  await retype(city, 'Potsdam')
  await press('Save')
  expect(await screen.findByText('Your addresses were changed meanwhile')).toBeTruthy()
  expect(await screen.findByRole('region', { name: /^Eve New, /, hidden: true })).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(store.addresses[0]).toEqual({ ...office, city: 'Potsdam' }))

  const other = within(await screen.findByRole('region', { name: /^Carlos Mendes, / }))
  other.getByRole('button', { name: 'Delete' }).click()
  await answerDialog('Delete address')
  await waitFor(() => expect(store.addresses.map(({ name }) => name)).not.toContain(home.name))
})

test('two addresses of one name are told apart [FIX-8, PURCH-2]', async () => {
  storeAddresses(home, anAddress({ city: 'Potsdam' }))
  await screen.findByRole('region', { name: 'Addresses' })
  const names = ['Berlin', 'Potsdam'].map((city) => new RegExp(`^Carlos Mendes, .* ${city}, `))
  for (const name of names) expect(screen.getAllByRole('region', { name })).toHaveLength(1)
})

test('an address that was stored although the answer was lost is not added twice [PURCH-2]', async () => {
  const store = storeAddresses()
  store.isOffline = true
  await press('Add an address')
  await retype(await screen.findByRole('textbox', { name: 'Name' }), home.name)
  await retype(screen.getByRole('textbox', { name: 'Street and number' }), home.lines.join())
  await retype(screen.getByRole('textbox', { name: /^Postal code/ }), '10969')
  await retype(screen.getByRole('textbox', { name: 'City' }), home.city)
  await retype(screen.getByRole('combobox', { name: 'Country' }), 'Deutschland')
  await press('Save')
  expect(await screen.findByText(/^We could not confirm that your addresses/)).toBeTruthy()
  store.isOffline = false
  await press('Save')
  await waitFor(() => expect(store.revision).toBe(2))
  expect(store.addresses).toEqual([home])
})
