import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { logInHere, navigation } from '../support/actions.ts'
import { expect } from '../support/browser.ts'

/** An image file, large enough that the shop resizes it. */
export const imageFile = join(import.meta.dirname, '../../docs/screenshots/landing.jpg')
export const uploadedImage = /\/api\/images\/[0-9a-f]{64}$/

/** Waits until the image is loaded from this URL. */
export async function expectImage(image: Locator, url: RegExp): Promise<void> {
  await expect(image).toHaveAttribute('src', url)
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
}

/** Replaces the text of a field by keyboard: by WebDriver BiDi, `fill` is no input for React. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.goto('/login')
  await logInHere(page, email)
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible()
}
