// Loaded into the function that tests call: local Firestores answer every query, and production refuses
// one without an index. So does the function here, and the test of its caller fails.
import { Firestore } from '@google-cloud/firestore'
import declared from '../../../firestore.indexes.json' with { type: 'json' }
import { missingIndex, type StructuredQuery } from './missing-index.ts'

interface QueryRequest {
  structuredQuery?: StructuredQuery
  structuredAggregationQuery?: {
    structuredQuery: StructuredQuery
    aggregations: { sum?: { field: { fieldPath: string } } }[]
  }
}

/** A method of Firestore's client that its types do not have. */
type RequestStream = (method: string, isBidirectional: boolean, request: QueryRequest) => unknown

const client = Firestore.prototype as unknown as { requestStream: RequestStream }
const { requestStream } = client

client.requestStream = function (method, isBidirectional, request, ...rest: []) {
  const { structuredQuery, structuredAggregationQuery: aggregation } = request
  const query = structuredQuery ?? aggregation?.structuredQuery
  const summed = aggregation?.aggregations.flatMap(({ sum }) => (sum ? [sum.field.fieldPath] : []))
  const missing = query && missingIndex(query, declared, summed)
  if (missing) {
    const error = new Error(`The query requires an index in firestore.indexes.json: ${missing}`)
    return Promise.reject(Object.assign(error, { code: 9 }))
  }
  return requestStream.call(this, method, isBidirectional, request, ...rest)
}
