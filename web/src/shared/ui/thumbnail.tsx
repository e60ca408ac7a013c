import { useState } from 'react'
import { isKindDrawing, KindDrawing } from '#shared/art/kind-drawing.tsx'
import type { Elements } from './elements.ts'

interface Props {
  src: string | undefined
  /** In px; the picture is 4:3. */
  width: number
}

/** A small picture beside its product's name, so it has no alternative text. */
export function Thumbnail({ src, width }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  const shown = isMissing ? undefined : src
  if (shown && isKindDrawing(shown)) {
    return <KindDrawing className="thumbnail" src={shown} width={width} />
  }

  return (
    <img
      className="thumbnail"
      src={shown ?? '/products/no-picture.svg'}
      onError={() => setIsMissing(true)}
      alt=""
      width={width}
      height={(width * 3) / 4}
      loading="lazy"
    />
  )
}

export function WithThumbnail({ src, children }: { src: string | undefined; children: Elements }) {
  return (
    <div className="with-thumbnail">
      <Thumbnail src={src} width={56} />
      {children}
    </div>
  )
}
