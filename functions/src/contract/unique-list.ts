import * as z from 'zod/mini'

/** A list of 1 to `max` items, of which no two have the same key. */
export const uniqueList = <Item extends z.ZodMiniType>(
  item: Item,
  max: number,
  keyOf: (item: z.output<Item>) => string,
  message: string,
) =>
  z.array(item).check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((items) => new Set(items.map(keyOf)).size === items.length, message),
  )
