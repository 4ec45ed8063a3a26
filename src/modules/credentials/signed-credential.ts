import { Type } from '../../lib/type.ts'

/** An open object, since a field that were left out would break the signature. */
export const SignedCredential = Type.Unsafe<object>({
  type: 'object',
  title: 'SignedCredential',
  description: 'A credential with its proof. Keep all fields as they are: the signature covers them',
  additionalProperties: true,
})
