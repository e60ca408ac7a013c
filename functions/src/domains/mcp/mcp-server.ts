import * as shop from '@tech-house/shop'
import * as z from 'zod/mini'
import {
  type BuildRequest,
  type CompletedBuilds,
  completeBuild,
} from '../../contract/builds/build-completion.ts'
import { checkCompatibility } from '../../contract/builds/compatibility.ts'
import { readProduct } from '../../contract/catalog/product.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import {
  Compared,
  Comparison,
  ListedProduct,
  type Message,
  mcp,
  OrderLines,
  OrderLink,
} from '../../contract/mcp.ts'
import { type SearchQuery, type SearchResult, searchProducts } from '../../contract/search.ts'
import { ApiError } from '../../platform/http/response/api-error.ts'
import type { ProductStore } from '../products/product-store.ts'
import { orderLink } from './order-link.ts'

export interface McpSources {
  products: Pick<ProductStore, 'read' | 'check' | 'catalog'>
  search: (query: SearchQuery) => Promise<SearchResult>
  complete: (question: BuildRequest) => Promise<CompletedBuilds>
  siteUrl: string
}

type Consume = (endpoint: Endpoint, input: unknown) => void

const instructions =
  'Search for products, check whether parts fit one another, or ask for a complete build. ' +
  'Nothing can be ordered here: order_link answers a page where a person signs in and confirms.'

type Answer = { jsonrpc: '2.0'; id?: Message['id'] } | undefined
let toolList: Answer

/** Answers a message; `undefined` for a notification. Throws what is not the caller's fault. */
export async function answerMessage(
  message: Message,
  sources: McpSources,
  consume: Consume,
): Promise<Answer> {
  const { id, method } = message
  if (id === undefined || method !== 'tools/list') return answerBySdk(message, sources, consume)
  toolList ??= withoutSources(await answerBySdk({ jsonrpc: '2.0', id, method }, sources, consume))
  return toolList && { ...toolList, id }
}

/** Leaves out `sources`, which the schema of every kind of product repeats. */
const withoutSources = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === 'sources' ? undefined : value))

async function answerBySdk(
  message: Message,
  sources: McpSources,
  consume: Consume,
): Promise<Answer> {
  // The SDK is loaded with the first message, so that other requests never wait for it.
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  const info = { name: 'computer-parts', title: shop.name, version: '1.0.0' }
  const server = new McpServer(info, { instructions })
  const failures: unknown[] = []
  for (const [name, tool] of Object.entries(toolsOf(sources))) {
    server.registerTool(name, tool.config, async (sent: unknown) => {
      try {
        consume(tool.endpoint, sent)
        const result = await tool.run(sent)
        const text = JSON.stringify(result)
        return { content: [{ type: 'text', text }], structuredContent: result }
      } catch (error) {
        if (!(error instanceof ApiError)) failures.push(error)
        const text = error instanceof ApiError ? error.message : 'Something went wrong on our side'
        return { isError: true, content: [{ type: 'text', text }] }
      }
    })
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const request = new Request(new URL(mcp.path, sources.siteUrl), { method: 'POST', headers })
  const response = await transport.handleRequest(request, { parsedBody: message })
  const text = await response.text()
  await server.close()
  if (failures.length > 0) throw failures[0]
  return text ? JSON.parse(text) : undefined
}

function tool<Input extends z.ZodMiniObject, Output extends z.ZodMiniObject>({
  description,
  input,
  output,
  endpoint,
  run,
}: {
  description: string
  input: Input
  output: Output
  /** Counts like a call of this endpoint. */
  endpoint: Endpoint
  run: (input: z.output<Input>) => Promise<z.input<Output>>
}) {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  // A schema with a name would be described by a reference, which clients refuse.
  const schemas: Record<'inputSchema' | 'outputSchema', z.ZodMiniObject> = {
    inputSchema: z.extend(input, {}),
    outputSchema: z.extend(output, {}),
  }
  return {
    endpoint,
    config: { description, annotations, ...schemas },
    // The SDK has parsed it by the input's schema.
    run: (sent: unknown): Promise<Record<string, unknown>> => run(sent as z.output<Input>),
  }
}

const toolsOf = ({ products, search, complete, siteUrl }: McpSources) => ({
  search_products: tool({
    description: `${searchProducts.summary}. Facets of the answer are further parameters, such as brand.`,
    input: searchProducts.query,
    output: searchProducts.response,
    endpoint: searchProducts,
    run: search,
  }),
  get_product: tool({
    description: 'One product with its brand, part numbers, specifications, price and stock.',
    input: readProduct.params,
    output: ListedProduct,
    endpoint: readProduct,
    run: ({ id }) => products.read(id),
  }),
  compare_products: tool({
    description: 'Two to four products with their specifications, to compare them field by field.',
    input: Compared,
    output: Comparison,
    endpoint: readProduct,
    run: async ({ ids }) => ({ products: await Promise.all(ids.map((id) => products.read(id))) }),
  }),
  check_build: tool({
    description: `${checkCompatibility.summary}. "own" are parts that the person has already.`,
    input: checkCompatibility.body,
    output: checkCompatibility.response,
    endpoint: checkCompatibility,
    run: (build) => products.check(build),
  }),
  complete_build: tool({
    description: `${completeBuild.summary}. "parts" are ordered in any case, "own" is there already.`,
    input: completeBuild.body,
    output: completeBuild.response,
    endpoint: completeBuild,
    run: complete,
  }),
  order_link: tool({
    description: 'A page with these products, where a person signs in and confirms the order.',
    input: OrderLines,
    output: OrderLink,
    endpoint: readProduct,
    run: async (lines) => ({
      url: new URL(orderLink(lines, await products.catalog()), siteUrl).href,
    }),
  }),
})
