import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { api, aShop, eventsOf } from '../../../test/support/api.ts'
import {
  aCustomer,
  anAdmin,
  auth,
  aVerifiedCustomer,
  db,
  signIn,
} from '../../../test/support/people.ts'
import { aRecipient } from '../../../test/support/recipient.ts'

test('callers register their own account only and receive their own token [API-9]', async () => {
  const alice = await aCustomer()
  const call = `PUT /user/${alice.email}`
  const register = (email: string) => api(call, { by: alice, body: { email } })
  expect((await register('bob@example.com')).status).toBe(400)
  expect(await register(alice.email)).toMatchObject({
    status: 200,
    body: { token: alice.token, role: 'customer', claimsUpdated: false },
  })
  expect((await db.doc(`users/${alice.uid}`).get()).data()).toMatchObject({
    email: alice.email,
    role: 'customer',
    displayName: alice.name,
  })
})

test('a phone number is stored with the account until it is replaced [API-9, DASH-3]', async () => {
  const alice = await aCustomer()
  const put = (body: object) => api(`PUT /user/${alice.email}`, { by: alice, body })
  expect((await put({ phoneNumber: 'call me' })).status).toBe(400)
  await put({ phoneNumber: '+1 555 0100' })
  await put({ email: alice.email })
  expect((await db.doc(`users/${alice.uid}`).get()).get('phoneNumber')).toBe('+1 555 0100')
})

test("the phone number is in the account's own record and in no list [API-10, DASH-3]", async () => {
  const { alice, bob, admin } = await aShop()
  const phoneNumber = '+1 555 0100'
  for (const by of [alice, bob, admin])
    await api(`PUT /user/${by.email}`, { by, body: { phoneNumber } })
  const read = async (query: string, by: typeof alice) =>
    (await api(`GET /users${query}`, { by })).body
  for (const by of [alice, admin]) {
    expect(await read(`?email=${by.email}`, by)).toMatchObject([{ _id: by.uid, phoneNumber }])
  }
  expect(await read('', alice)).toMatchObject([{ _id: alice.uid, phoneNumber }])
  expect(await read(`?email=${bob.email}`, alice)).toMatchObject([{ _id: alice.uid }])
  const seen = [...(await read('', admin)), ...(await read(`?email=${bob.email}`, admin))]
  expect(seen).toContainEqual(expect.objectContaining({ _id: bob.uid }))
  expect(seen.filter((user) => 'phoneNumber' in user)).toEqual([])
})

test('an account keeps up to ten addresses, which nobody else sees [PURCH-2]', async () => {
  const { alice, bob, admin } = await aShop()
  const read = async (by: typeof alice) => (await api('GET /addresses', { by })).body
  const write = (addresses: object[], revision: number) =>
    api('PUT /addresses', {
      by: alice,
      body: { addresses },
      headers: { 'if-match': `"${revision}"` },
    })
  expect(await read(alice)).toEqual({ addresses: [], revision: 0, isRequired: false })
  const two = [aRecipient, { ...aRecipient, name: 'Rita at work' }]
  // Before the account is stored otherwise.
  expect((await write(two, 0)).body).toEqual({ modifiedCount: 1, revision: 1 })
  // Sent again after a lost response.
  expect((await write(two, 0)).body).toEqual({ modifiedCount: 0, revision: 1 })
  await api(`PUT /user/${alice.email}`, { by: alice })
  const stale = await write([aRecipient], 0)
  expect(stale).toMatchObject({ status: 412, body: { current: { addresses: two, revision: 1 } } })
  expect((await write(Array(11).fill(aRecipient), 1)).status).toBe(400)
  expect(await read(alice)).toMatchObject({ addresses: two, revision: 1 })
  expect((await read(bob)).addresses).toEqual([])
  const rows = await Promise.all(
    [alice, admin].map((by) => api(`GET /users?email=${alice.email}`, { by })),
  )
  for (const { body } of rows) {
    expect(body).toMatchObject([{ _id: alice.uid, role: 'customer' }])
    expect(JSON.stringify(body)).not.toContain('Rita')
  }
})

test('customers see their own account, admins see all [API-10]', async () => {
  const { alice, bob, admin } = await aShop()
  for (const by of [alice, bob]) await api(`PUT /user/${by.email}`, { by })
  const row = { role: 'customer', emailVerified: false }
  expect((await api('GET /users', { by: alice })).body).toEqual([
    { ...row, _id: alice.uid, email: alice.email },
  ])
  expect((await api('GET /users', { by: admin })).body).toEqual(
    expect.arrayContaining([
      { ...row, _id: bob.uid, email: bob.email },
      { ...row, _id: admin.uid, email: admin.email, role: 'admin' },
    ]),
  )
})

test('npm run make-admin refuses a disabled account and an email that is not verified, with the reason', async () => {
  const [alice, bob, carol] = await Promise.all([aCustomer(), aCustomer(), aCustomer()])
  await auth.updateUser(bob.uid, { disabled: true })
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['tools/admin/make-admin.ts', ...args]).then(
      ({ stdout }) => stdout,
      ({ stderr }) => stderr,
    )
  const runs = [run(alice.email), run(bob.email), run('--unverified', carol.email)]
  expect(await Promise.all(runs)).toEqual([
    expect.stringContaining('is not verified'),
    expect.stringContaining('This account is disabled. Enable it in the Firebase console'),
    expect.stringContaining('is an admin now'),
  ])
})

test('admins see whose email is verified, once its owner has signed in with a verified token [API-10]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const verified = async () => {
    await api(`PUT /user/${alice.email}`, { by: alice })
    return (await api(`GET /users?email=${alice.email}`, { by: admin })).body[0].emailVerified
  }
  expect(await verified()).toBe(false)
  await auth.updateUser(alice.uid, { emailVerified: true })
  alice.token = await signIn(alice.email)
  expect(await verified()).toBe(true)
})

test('an admin appoints an admin once, and the new admin needs no new login [API-19, AUTH-9]', async () => {
  const [alice, admin] = await Promise.all([aVerifiedCustomer(), anAdmin()])
  const promote = () => api(`PUT /admin/${alice.email}`, { by: admin })
  expect((await promote()).body).toEqual({ modifiedCount: 1 })
  expect((await promote()).body).toEqual({ modifiedCount: 0 })
  expect((await api('PUT /admin/nobody@example.com', { by: admin })).status).toBe(404)

  const answer = await api(`PUT /user/${alice.email}`, { by: alice })
  expect(answer.body).toMatchObject({ role: 'admin', claimsUpdated: true })
  const promoted = { ...alice, token: await signIn(alice.email) }
  expect((await api('GET /orders', { by: promoted })).status).toBe(200)
  expect((await api(`PUT /user/${alice.email}`, { by: promoted })).body.claimsUpdated).toBe(false)
})

test('a removed admin loses access at once and becomes a customer [STAFF-11]', async () => {
  const [ada, bob] = await Promise.all([anAdmin(), anAdmin()])
  const remove = (email: string) => api(`DELETE /admin/${email}`, { by: ada })
  expect((await remove(bob.email)).body).toEqual({ modifiedCount: 1 })
  expect((await remove(bob.email)).body).toEqual({ modifiedCount: 0 })
  expect((await remove('nobody@example.com')).status).toBe(404)

  expect((await api('GET /orders', { by: bob })).status).toBe(403)
  const answer = await api(`PUT /user/${bob.email}`, { by: bob })
  expect(answer.body).toMatchObject({ role: 'customer' })
  expect((await auth.getUser(bob.uid)).customClaims ?? {}).toEqual({})
  const [event] = await eventsOf(`users/${bob.uid}`, ada)
  expect(event).toMatchObject({
    type: 'admin-removed',
    actor: { uid: ada.uid },
    before: { role: 'admin' },
    after: { role: 'customer' },
  })
})

test('a person has one role, whose change counts at once, and nobody without “admin” gives one [DAY-5]', async () => {
  const [pat, zoe, admin] = await Promise.all([aVerifiedCustomer(), aVerifiedCustomer(), anAdmin()])
  const give = (role: string, by = admin, to = pat) =>
    api(`PUT /admin/${to.email}`, { by, body: { role } })
  const statusFor = async (by: typeof pat, ...calls: string[]) =>
    Promise.all(calls.map(async (call) => (await api(call, { by })).status))
  const calls = [
    'GET /orders?limit=1',
    'GET /products?view=admin&limit=1',
    'GET /customers?limit=1',
  ]

  expect((await give('owner')).status).toBe(400)
  expect((await give('packer')).body).toEqual({ modifiedCount: 1 })
  expect((await give('packer')).body).toEqual({ modifiedCount: 0 })
  const packer = { ...pat, token: await signIn(pat.email) }
  expect(await statusFor(packer, ...calls)).toEqual([200, 403, 403])
  for (const role of ['packer', 'admin', 'customer']) {
    expect((await give(role, packer, zoe)).status).toBe(403)
    expect((await give(role, packer)).status).toBe(403)
  }

  await give('support')
  // The token still claims the role before.
  expect(await statusFor(packer, ...calls)).toEqual([403, 403, 403])
  expect((await api(`PUT /user/${pat.email}`, { by: packer })).body).toMatchObject({
    role: 'support',
    claimsUpdated: true,
  })
  const support = { ...pat, token: await signIn(pat.email) }
  expect(await statusFor(support, ...calls)).toEqual([200, 403, 200])
  const staff = (await api('GET /users?view=staff', { by: admin })).body
  expect(staff).toContainEqual(expect.objectContaining({ _id: pat.uid, role: 'support' }))
  expect(staff.map(({ role }: { role: string }) => role)).not.toContain('customer')

  await give('admin')
  expect((await api(`DELETE /admin/${pat.email}`, { by: admin })).body.modifiedCount).toBe(1)
  expect(await statusFor(support, ...calls)).toEqual([403, 403, 403])
  expect(await eventsOf(`users/${pat.uid}`, admin)).toMatchObject([
    { type: 'admin-removed', before: { role: 'admin' }, after: { role: 'customer' } },
    { type: 'admin-made', before: { role: 'support' } },
    { type: 'role-changed', before: { role: 'packer' }, after: { role: 'support' } },
    { type: 'role-changed', before: { role: 'customer' }, after: { role: 'packer' } },
  ])
})

test.each(['admin', 'packer'])(
  'an account whose email is not verified does not become %s [DAY-5]',
  async (role) => {
    const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
    const refused = await api(`PUT /admin/${alice.email}`, { by: admin, body: { role } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'email-not-verified' } })
    expect((await db.doc(`users/${alice.uid}`).get()).exists).toBe(false)
  },
)

test.each(['customer', 'retired', '', 0, FieldValue.delete()])(
  'an admin whose stored role becomes %j loses access at once [API-2]',
  async (role) => {
    const admin = await anAdmin()
    await db.doc(`users/${admin.uid}`).update({ role })
    expect((await api('GET /orders', { by: admin })).status).toBe(403)
    expect((await api('GET /users', { by: admin })).body).toEqual([
      { _id: admin.uid, email: admin.email, role: 'customer', emailVerified: false },
    ])
    expect((await api(`PUT /user/${admin.email}`, { by: admin })).body.claimsUpdated).toBe(true)
  },
)

test('a disabled account cannot be made an admin [API-19]', async () => {
  const [alice, admin] = await Promise.all([aVerifiedCustomer(), anAdmin()])
  await auth.updateUser(alice.uid, { disabled: true })
  const refused = await api(`PUT /admin/${alice.email}`, { by: admin })
  expect(refused).toMatchObject({ status: 409, body: { code: 'account-disabled' } })
  expect((await db.doc(`users/${alice.uid}`).get()).exists).toBe(false)
  await auth.updateUser(alice.uid, { disabled: false })
  expect((await api(`PUT /admin/${alice.email}`, { by: admin })).status).toBe(200)
})

test('a deleted account is not an admin in the list [API-10]', async () => {
  const [gone, admin] = await Promise.all([anAdmin(), anAdmin()])
  await auth.deleteUser(gone.uid)
  for (const query of ['', `?email=${gone.email}`]) {
    const { body } = await api(`GET /users${query}`, { by: admin })
    expect(body).toContainEqual(expect.objectContaining({ _id: gone.uid, role: 'customer' }))
  }
})

test('a stored account that does not fit the contract is missing from the lists until its owner signs in [API-9, API-10]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  await db.doc(`users/${alice.uid}`).set({ email: 'nobody', createdAt: Timestamp.now() })
  expect(await api('GET /users', { by: alice })).toMatchObject({ status: 200, body: [] })
  expect((await api('GET /users', { by: admin })).status).toBe(200)
  await api(`PUT /user/${alice.email}`, { by: alice })
  expect((await api('GET /users', { by: alice })).body).toMatchObject([{ _id: alice.uid }])
})
