import { anOrder, aProduct } from '../../functions/test/support/api.ts'
import { aCustomer, anAdmin } from '../../functions/test/support/people.ts'
import { rowOf } from '../support/actions.ts'
import { expect, test } from '../support/browser.ts'
import { openSignedIn, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test('staff send two of three pieces by a carrier, deliver the rest and undo that; the buyer follows the parcel [PURCH-4]', async ({
  page,
  browser,
}) => {
  const [alice, product, staff] = await Promise.all([
    signIn(page, aCustomer()),
    aProduct(),
    openSignedIn(browser, anAdmin()),
  ])
  const id = await anOrder(alice, product, 3)
  await staff.goto(`/dashboard/order/${id}`)
  await staff.getByRole('button', { name: 'Pack a parcel' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Pack a parcel' })
  await dialog.getByLabel(`Pieces of ${product.product}`).fill('2')
  await dialog.getByLabel(`Serial numbers of ${product.product}`).fill('SN-1\nSN-2')
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('00340434161094042557')
  await dialog.getByRole('button', { name: 'Deliver' }).dblclick()
  await expectToast(staff, 'Parcel delivered')

  const row = rowOf(staff, product.product)
  await expect(row).toContainText('2 of 3 delivered')
  await row.getByRole('button', { name: 'Delivery' }).dblclick()
  await expectToast(staff, 'Product delivered successful')
  await expect(row).toContainText('Product was delivered')
  const toast = staff.getByRole('alert').filter({ hasText: 'Product delivered successful' })
  await toast.getByRole('button', { name: 'Undo' }).dblclick()
  await expectToast(staff, 'Delivery undone')
  await expect(toast).toHaveCount(0)
  await expect(row).toContainText('2 of 3 delivered')

  await page.goto(`/dashboard/order/${id}`)
  const parcels = page.getByRole('region', { name: 'Parcels' })
  await expect(parcels).toContainText(`2 × ${product.product}, SN-1, SN-2`)
  await expect(parcels.getByRole('link')).toHaveAttribute('href', /dhl.*00340434161094042557/)
  await expect(parcels.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('2 of 3 delivered')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
})
