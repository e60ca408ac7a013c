import { ImageFrame } from '#shared/ui/image-frame.tsx'
import { useObjectUrl } from './use-object-url.ts'

/** A preview of an image file. */
export function PicturePreview({ file }: { file: File }) {
  const address = useObjectUrl(file)

  if (!address) return null
  return <ImageFrame src={address} alt={`Preview of ${file.name}`} />
}
