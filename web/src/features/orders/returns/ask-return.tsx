import type { PurchaseDetails, PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import type { NewReturn } from '@tech-house/api/contract/orders/return'
import { returnablePieces } from '@tech-house/api/contract/orders/returnable'
import { countOf } from '@tech-house/api/parts/format-number'
import { useRef, useState } from 'react'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { ImageField } from '#shared/forms/image-field.tsx'
import { useUpload } from '#shared/images/use-upload.ts'
import { toastSuccess } from '#shared/toast.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  purchase: PurchaseDetails
  /** Of which a piece can be returned. */
  lines: PurchaseLine[]
  onClose: () => void
}

const maxImages = 3

export default function AskReturn({ purchase, lines: offered, onClose }: Props) {
  // Its fields stay when the purchase changes.
  const [lines] = useState(offered)
  const [kind, setKind] = useState<NewReturn['kind']>('withdrawal')
  const [chosen, setChosen] = useState<Record<string, Chosen>>({})
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const ask = useAskReturn(purchase._id, onClose)
  const wanted = Object.entries(chosen).flatMap(([orderId, { pieces, serials }]) =>
    pieces > 0 ? { orderId, pieces, serialNumbers: serials.match(/\S.*\S|\S/g) ?? undefined } : [],
  )

  return (
    <FormDialog
      title="Return something"
      yes="Send"
      isPending={ask.isPending}
      button={{ disabled: wanted.length === 0 }}
      onSubmit={() =>
        ask.mutate({ body: { kind, lines: wanted, text: text.trim() || undefined }, files })
      }
      onClose={onClose}
    >
      <NativeSelect
        label="Why"
        value={kind}
        onChange={(next) => setKind(kinds.find(([one]) => one === next)?.[0] ?? kind)}
      >
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {lines.map((line) => (
        <ReturnedLine
          key={line._id}
          line={line}
          max={returnablePieces(line, purchase.returns)}
          chosen={chosen[line._id] ?? { pieces: 0, serials: '' }}
          onChange={(next) => setChosen({ ...chosen, [line._id]: next })}
        />
      ))}
      <TextField
        label="What is wrong"
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      {[...files, undefined].slice(0, maxImages).map((file, index) => (
        <ImageField
          key={file ? file.name + file.lastModified : 'next'}
          label={`Picture ${index + 1}`}
          isOptional
          chosen={file}
          error={undefined}
          progress={undefined}
          field={fieldOf(`picture${index}`, (next) =>
            setFiles([...files.slice(0, index), next, ...files.slice(index + 1)]),
          )}
          onRemove={() => setFiles(files.filter((other) => other !== file))}
        />
      ))}
    </FormDialog>
  )
}

/** An input of a file that no form registers. */
const fieldOf = (name: string, choose: (file: File) => void) => ({
  name,
  ref: () => {},
  onBlur: async () => {},
  onChange: async ({ target }: { target: { files?: File[] } }) => {
    const [file] = target.files ?? []
    if (file) choose(file)
  },
})

function useAskReturn(id: string, onClose: () => void) {
  const { upload } = useUpload()
  /** Uploaded once, because the same request is sent again after a lost response. */
  const urls = useRef(new Map<File, string>())
  return useSafeMutation({
    mutationFn: async ({ body, files }: { body: NewReturn; files: File[] }) => {
      for (const file of files) {
        if (!urls.current.has(file)) urls.current.set(file, await upload(file))
      }
      const images = files.flatMap((file) => urls.current.get(file) ?? [])
      return fetchOnce('POST /purchase/:id/returns', {
        params: { id },
        body: { ...body, images: images.length > 0 ? images : undefined },
      })
    },
    meta: {
      unconfirmed: 'We could not confirm whether the shop has your return.',
      changes: orderKeys,
    },
    onSuccess: () => {
      onClose()
      void toastSuccess('Return sent')
    },
  })
}

interface Chosen {
  pieces: number
  serials: string
}

interface LineProps {
  line: PurchaseLine
  max: number
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function ReturnedLine({ line: { product }, max, chosen, onChange }: LineProps) {
  return (
    <>
      <NativeSelect
        label={product}
        value={String(chosen.pieces)}
        onChange={(count) => onChange({ ...chosen, pieces: Number(count) })}
      >
        {[...Array(max + 1).keys()].map((count) => (
          <option key={count} value={count}>
            {countOf(count, 'piece')}
          </option>
        ))}
      </NativeSelect>
      {chosen.pieces > 0 && (
        <TextField
          label={`Serial numbers of ${product}`}
          helperText="One in each line, if you know them"
          multiline
          value={chosen.serials}
          onChange={({ target }) => onChange({ ...chosen, serials: target.value })}
        />
      )}
    </>
  )
}

const kinds = [
  ['withdrawal', 'I withdraw from it'],
  ['warranty', 'It is broken (warranty)'],
  ['wrong-or-damaged', 'It arrived wrong or damaged'],
] as const
