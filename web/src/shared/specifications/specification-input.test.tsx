import { zodResolver } from '@hookform/resolvers/zod'
import { computerCase } from '@tech-house/api/parts/specifications/kinds/case'
import { cooler } from '@tech-house/api/parts/specifications/kinds/cooler'
import { processor } from '@tech-house/api/parts/specifications/kinds/processor'
import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  normalizeChoices,
  readSpecifications,
  type SpecificationFormValues,
  suggestChoices,
} from './read-specifications.ts'
import { SpecificationInputs } from './specification-inputs.tsx'

const kinds = { processor, cooler, case: computerCase }

const Form = z.object({
  specs: z.pipe(
    z.pipe(z.custom<SpecificationFormValues>(), z.transform(readSpecifications)),
    Specifications,
  ),
})

function showForm(kind: keyof typeof kinds) {
  const onSend = vi.fn<(values: z.output<typeof Form>) => void>()
  function TestForm() {
    const form = useForm<z.input<typeof Form>, unknown, z.output<typeof Form>>({
      resolver: zodResolver(Form),
      defaultValues: { specs: { kind } },
    })
    return (
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => onSend(values))}>
          <SpecificationInputs fields={Object.entries(kinds[kind].fields)} />
          <button type="submit">Send</button>
        </form>
      </FormProvider>
    )
  }
  render(<TestForm />)
  return onSend
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
const suggestions = (name: string) => [...(input(name).list?.options ?? [])].map((o) => o.value)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('a choice suggests the known values and shows another one as it is stored [SPEC-1]', async () => {
  const onSend = showForm('processor')
  expect(suggestions('Socket')).toEqual([...processor.fields.socket.options])
  await userEvent.type(input('Socket'), 'lga 1954')
  await userEvent.tab()
  expect(input('Socket').value).toBe('LGA1954')
  await userEvent.type(input('Family'), 'core ULTRA 200s')
  await send()
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend.mock.lastCall?.[0].specs).toEqual({
    kind: 'processor',
    socket: 'LGA1954',
    family: 'Core Ultra 200S',
  })
})

test('several values are separated by commas, and each is suggested once [SPEC-1]', async () => {
  const onSend = showForm('cooler')
  await userEvent.type(input('Sockets'), 'am5')
  expect(suggestions('Sockets')).toContain('am5, AM4')
  expect(suggestions('Sockets')).not.toContain('am5, AM5')
  await userEvent.type(input('Sockets'), ', LGA 1954, lga1954, ')
  await userEvent.tab()
  expect(input('Sockets').value).toBe('AM5, LGA1954')
  await userEvent.type(input('Radiator (mm)'), '180')
  await send()
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend.mock.lastCall?.[0].specs).toEqual({
    kind: 'cooler',
    sockets: ['AM5', 'LGA1954'],
    radiatorMm: 180,
  })
})

test('a wrong value stays as it is, with the message of the schema at its input [SPEC-1]', async () => {
  const onSend = showForm('case')
  await userEvent.type(input('Form'), 'Mid, mini')
  await userEvent.type(input('Motherboards'), 'atx, -')
  await userEvent.click(screen.getByRole('button', { name: 'Add mount' }))
  const mount = within(screen.getByRole('group', { name: 'mount 1' }))
  const sizes = mount.getByRole<HTMLInputElement>('combobox', { name: 'Sizes (mm)' })
  await userEvent.type(sizes, '240, long')
  await send()
  const messageAt = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(messageAt(input('Form'))).toMatch(/^must be a text .* without ,/))
  expect(messageAt(input('Motherboards'))).toMatch(/^must be a text/)
  expect(messageAt(sizes)).toMatch(/^must be a whole number, such as 120, 140, 240$/)
  expect(input('Motherboards').value).toBe('atx, -')
  expect(sizes.value).toBe('240, long')
  expect(onSend).not.toHaveBeenCalled()
})

test.each([
  ['', ['AM5', 'AM4']],
  ['A', ['AM5', 'AM4']],
  ['AM5', ['AM5, AM4']],
  ['AM6, ', ['AM6, AM5', 'AM6, AM4']],
  ['AM6, am', ['AM6, AM5', 'AM6, AM4']],
  ['AM4, AM5', []],
])('after %j these are suggested: %j [SPEC-1]', (text, suggested) => {
  const field = { input: 'choices', label: 'Sockets', options: ['AM5', 'AM4'] } as const
  expect(suggestChoices(field, text)).toEqual(suggested)
})

test('an empty text stays empty [SPEC-1]', () => {
  expect(normalizeChoices(processor.fields.socket, ' ')).toBe('')
  expect(normalizeChoices(cooler.fields.sockets, ' , ')).toBe('')
})
