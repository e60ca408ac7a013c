import type { ReactNode } from 'react'

export interface Article {
  /** Also its anchor on the page. */
  id: string
  title: string
  lead: string
  sections: { title: string; body: ReactNode }[]
}

/** The anchor of an article's nth section, counted from 0. */
export const sectionId = ({ id }: Article, index: number) => `${id}-${index + 1}`
