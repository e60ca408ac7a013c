import { expect, test } from 'vitest'
import { grpcCode, ifUnchanged } from './grpc-codes.ts'

const refused = (code: number) => Promise.reject(Object.assign(new Error(`gRPC ${code}`), { code }))

test.each([grpcCode.failedPrecondition, grpcCode.alreadyExists])(
  'gRPC %i means that a document was changed or created meanwhile [OPS-2]',
  async (code) => expect(await ifUnchanged(refused(code))).toBeUndefined(),
)

test.each([grpcCode.notFound, grpcCode.aborted, 14])(
  'gRPC %i of a conditional write is an error [OPS-2]',
  async (code) => {
    await expect(ifUnchanged(refused(code))).rejects.toMatchObject({ code })
  },
)
