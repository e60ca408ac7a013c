import { Restock } from '@tech-house/api/contract/catalog/restock'
import { useState } from 'react'
import { CsvButton } from '#shared/csv/csv-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { CsvInput } from './csv-input.tsx'
import { DeliveryFile } from './delivery-file.tsx'
import { Notes } from './notes.tsx'
import type { Answers } from './number-columns.ts'
import { NumberQuestions } from './number-questions.tsx'
import type { Delivery } from './read-delivery.ts'
import type { Table } from './read-rows.ts'

export function ProductRestock() {
  return (
    <CsvInput
      hint="The CSV or Excel file of a delivery, with the columns id or product, and pieces. Its pieces are added to the stock."
      load={load}
      template={
        <CsvButton name="sample-delivery" write={writeExample}>
          Download a sample
        </CsvButton>
      }
    >
      {(file, name) => <NumberedDelivery {...file} name={name} />}
    </CsvInput>
  )
}

async function load() {
  const [{ isDeliveryHeading, namedProducts, readDelivery }, { readNamedProducts }] =
    await Promise.all([import('./read-delivery.ts'), import('../read-products.ts')])

  async function read(table: Table) {
    const shop = await readNamedProducts(namedProducts(table))
    const again = (answers: Answers) => readDelivery(table, shop, answers)
    return { first: again({}), again }
  }
  return { isKnownHeading: isDeliveryHeading, read }
}

async function writeExample() {
  const { toCsv } = await import('#shared/csv/to-csv.ts')
  const line = { id: 'samsung-990-pro-2tb', product: 'Samsung 990 Pro 2TB', pieces: 40 }
  return toCsv(['id', 'product', 'pieces'], [line])
}

interface Props {
  first: Delivery
  again: (answers: Answers) => Delivery
  name: string
}

/** What the file adds to the stock, by how its numbers are read and by its number. */
function NumberedDelivery({ first, again, name }: Props) {
  const [content, setContent] = useState(first)
  const [number, setNumber] = useState(deliveryNumber(name))
  const delivery = Restock.shape.delivery.safeParse(number).data
  const { questions, notes } = content
  const answers = Object.fromEntries(questions.map(({ column, answer }) => [column, answer]))

  return (
    <>
      <NumberQuestions
        questions={questions}
        onAnswer={(answer) => setContent(again({ ...answers, ...answer }))}
      />
      <Notes notes={notes} />
      <TextField
        label="Delivery number"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={!delivery}
        helperText="Each product of a delivery is added once. Another delivery needs another number."
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ width: '100%', maxWidth: sizes.form }}
      />
      {delivery && questions.every(({ answer }) => answer) && (
        <DeliveryFile key={JSON.stringify([delivery, answers])} delivery={delivery} {...content} />
      )}
    </>
  )
}

/** The name of a file as the number of its delivery, without what a browser adds to a second download. */
export const deliveryNumber = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/ ?\(\d+\)$/, '')
    .trim()
    .slice(0, 100)
