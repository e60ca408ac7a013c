import type { Operation } from './operations.ts'

type Modules =
  | typeof import('./accounts/account-data.ts')
  | typeof import('./accounts/addresses.ts')
  | typeof import('./accounts/customer.ts')
  | typeof import('./accounts/newsletter.ts')
  | typeof import('./accounts/user.ts')
  | typeof import('./browser-report.ts')
  | typeof import('./catalog/duplicate.ts')
  | typeof import('./catalog/managed-product.ts')
  | typeof import('./catalog/product-import.ts')
  | typeof import('./catalog/product-prices.ts')
  | typeof import('./catalog/product.ts')
  | typeof import('./catalog/restock.ts')
  | typeof import('./catalog/review.ts')
  | typeof import('./catalog/stock-alert.ts')
  | typeof import('./catalog/stock-correction.ts')
  | typeof import('./builds/build-completion.ts')
  | typeof import('./builds/compatibility.ts')
  | typeof import('./enquiries/enquiry.ts')
  | typeof import('./event.ts')
  | typeof import('./image.ts')
  | typeof import('./mail.ts')
  | typeof import('./orders/new-purchase.ts')
  | typeof import('./orders/order-bulk.ts')
  | typeof import('./orders/order.ts')
  | typeof import('./orders/parcel.ts')
  | typeof import('./orders/payment.ts')
  | typeof import('./orders/purchase-change.ts')
  | typeof import('./orders/purchase-message.ts')
  | typeof import('./orders/purchase.ts')
  | typeof import('./orders/return.ts')
  | typeof import('./overview.ts')
  | typeof import('./search.ts')

type ExportsOf<Module> = Module extends Module ? Module[keyof Module] : never

type Endpoints = Extract<ExportsOf<Modules>, { operation: Operation }>
/** Called by other programs only. */
type Uncalled = 'GET /health' | 'GET /openapi.json' | 'POST /mcp'

/** The type of an operation's endpoint, for a client that does not load its schemas. */
export type EndpointOf<Name extends Operation> = Extract<Endpoints, { operation: Name }>

type None<Missing extends never> = Missing
/** Does not compile for an operation whose file is not in the list. */
export type Complete = None<Exclude<Operation, Endpoints['operation'] | Uncalled>>
