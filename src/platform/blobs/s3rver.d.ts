declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** An in-process S3-compatible server for tests; the package has no types. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      port: number
      address: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
