/** The cursor in `<?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  const query = link?.match(/<[^>]*\?([^>]*)>;\s*rel="next"/)?.[1]
  return new URLSearchParams(query).get('cursor') ?? undefined
}
