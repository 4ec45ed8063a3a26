declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** An S3-compatible server in this process, for tests; the package brings no types. */
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
