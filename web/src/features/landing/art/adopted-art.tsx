import { Suspense, useState } from 'react'
import type { Later } from '#shared/later.tsx'

const kept = new Map<string, string>()

/** A drawing that stands in the prerendered page already stays as it is, without its code. */
export function AdoptedArt({ id, drawing: Drawing }: { id: string; drawing: Later }) {
  const [html] = useState(() => adopt(id))

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very element holds.
  if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div id={id}>
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  )
}

function adopt(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML
  if (html) kept.set(id, html)
  return html
}
