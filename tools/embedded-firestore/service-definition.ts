import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'

const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json'))

/** google.firestore.v1.Firestore, from the proto files of the Firestore SDK. */
export function firestoreDefinition(): ServiceDefinition {
  const definitions = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [join(sdk, 'build/protos')],
    longs: String,
    enums: String,
    oneofs: true,
    arrays: true,
    objects: true,
  })
  // The proto file defines this name as a service.
  return definitions['google.firestore.v1.Firestore'] as ServiceDefinition
}
