import { PictureFrame } from '#shared/ui/picture-frame.tsx'
import { useObjectUrl } from './use-object-url.ts'

/** A preview of an image file. */
export function PicturePreview({ file }: { file: File }) {
  const address = useObjectUrl(file)

  if (!address) return null
  return <PictureFrame src={address} alt={`Preview of ${file.name}`} />
}
