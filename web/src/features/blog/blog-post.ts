import type { ReactNode } from 'react'

export interface BlogPost {
  /** Also its anchor on the page. */
  id: string
  title: string
  lead: string
  sections: { title: string; body: ReactNode }[]
}

/** The anchor of a post's nth section, counted from 0. */
export const sectionId = ({ id }: BlogPost, index: number) => `${id}-${index + 1}`
