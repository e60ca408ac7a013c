import { type Browser, type Page, test } from '@playwright/test'
import { auth } from '../../functions/test/support/people.ts'
import { password } from './actions.ts'
import { recordToasts } from './toasts.ts'

/**
 * Signs an account in without the login page: stores what Firebase Auth and the shop would have
 * stored. Call it before the page is opened. Returns the account.
 */
export async function signIn<Account extends { email: string }>(
  page: Page,
  account: Account | Promise<Account>,
): Promise<Account> {
  const person = await account
  const url = test.info().project.use.baseURL ?? ''
  await page.context().setStorageState(await signedInState(person.email, url))
  return person
}

/** A page of another browser, in which this account is signed in. */
export async function openSignedIn(
  browser: Browser,
  account: { email: string } | Promise<{ email: string }>,
): Promise<Page> {
  const context = await browser.newContext()
  await recordToasts(context)
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/**
 * Disables an account as the page's next call of `url` arrives. Disabled any sooner, Firebase Auth
 * may sign the page out before the press that the test is about: it asks for the account at its start.
 */
export async function disableAtCall(page: Page, url: string, uid: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await auth.updateUser(uid, { disabled: true })
      await route.continue()
    },
    { times: 1 },
  )
}

/** The storage of a browser in which this account is signed in to the shop at `origin`, whose API has stored it. */
export async function signedInState(email: string, origin: string) {
  const { localId: uid, idToken, refreshToken, expiresIn } = await logInByApi(email)
  const registered = await fetch(`${origin}/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}` },
  })
  if (!registered.ok) throw new Error(`The API refuses ${email}: ${await registered.text()}`)
  const expirationTime = Date.now() + Number(expiresIn) * 1000
  const value = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime },
  }
  // Firebase loads the profile when the page opens.
  const user = { fbase_key: 'firebase:authUser:demo-key:[DEFAULT]', value }
  const store = {
    name: 'firebaseLocalStorage',
    keyPath: 'fbase_key',
    autoIncrement: false,
    indexes: [],
    records: [{ value: user }],
  }
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [{ name: 'accessToken', value: idToken }],
        indexedDB: [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }],
      },
    ],
  }
}

interface LogIn {
  localId: string
  idToken: string
  refreshToken: string
  /** In seconds. */
  expiresIn: string
}

async function logInByApi(email: string): Promise<LogIn> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key'
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  if (!response.ok) throw new Error(`The Auth emulator refuses ${email}: ${await response.text()}`)
  // The Auth emulator's response to this call.
  return (await response.json()) as LogIn
}
