import { expect, test } from 'vitest'
import { Drive, Part } from './part-classes.ts'
import { bargain, drive, part } from './prototype-chain.ts'

test('the sample prototype chain behaves as the post describes [HOME-10]', () => {
  expect(drive.label()).toBe('$80')
  expect(bargain.label()).toBe('$80')
  expect(Object.hasOwn(bargain, 'price')).toBe(false)
  expect(Object.getPrototypeOf(bargain)).toBe(drive)
  expect(part.label()).toBe('$0')
})

test('the sample classes behave as the post describes [HOME-10]', () => {
  const drive = new Drive(80)
  expect(drive.label()).toBe('$80 a drive')
  expect(Object.hasOwn(drive, 'label')).toBe(false)
  expect(Object.getPrototypeOf(Drive.prototype)).toBe(Part.prototype)
})
