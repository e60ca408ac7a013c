import { z } from 'zod'
import { publicList } from './cache-policy.ts'
import { endpoint, Id } from './endpoint.ts'
import { SharedPageQuery } from './page.ts'
import { Product } from './product.ts'

const Column = <Value extends z.ZodType>(value: Value) => z.array(value)
const Index = z.int().nonnegative()

/**
 * The catalog in columns: the n-th value of each column of `products` belongs to the n-th product, newest
 * first. `catalogRows` turns it into rows.
 */
export const Catalog = z
  .object({
    /** Identifies this state of the catalog. Send it as `since` with the next request. */
    version: z.string(),
    /** `true`: all products. `false`: only those that changed after the version in `since`. */
    isWhole: z.boolean(),
    /** Products that were deleted after the version in `since`. */
    removed: z.array(Id),
    /** The distinct types; the column `type` refers to them by position. */
    types: z.array(Product.shape.type),
    products: z.object({
      _id: Column(Id),
      product: Column(Product.shape.product),
      type: Column(Index),
      price: Column(Product.shape.price),
      available_quantity: Column(Product.shape.available_quantity),
      minimum_order: Column(Product.shape.minimum_order),
      image: Column(Product.shape.image),
      description: Column(Product.shape.description),
      /** In seconds since 1970. */
      createdAt: Column(Index),
    }),
    /** By kind: the positions of its products, and a column for each known field. */
    specs: z.record(
      z.string(),
      z.object({
        rows: Column(Index),
        /** `null` where the field is unknown. Sources are in `GET /product/{id}`. */
        fields: z.record(z.string(), Column(z.unknown())),
      }),
    ),
  })
  .meta({ id: 'Catalog' })
export type Catalog = z.infer<typeof Catalog>

export const readCatalog = endpoint({
  summary: 'The catalog with specifications in columns, or what changed in it',
  method: 'get',
  path: '/catalog',
  access: 'public',
  query: SharedPageQuery.pick({ fresh: true }).extend({
    since: z
      .string()
      .max(100)
      .optional()
      .describe('The version of an earlier answer; with any other value the answer is whole'),
  }),
  responseKind: 'serialized',
  cache: publicList,
  response: Catalog,
})
