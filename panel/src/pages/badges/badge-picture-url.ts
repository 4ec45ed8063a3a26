import { SITE } from '../../api/site.ts'

/** Returns the address of the picture of a badge; it changes with the version, so that no old picture is shown. */
export const badgePictureUrl = ({ id, version }: { id: number; version: number }) =>
  `${SITE}/api/v1/admin/badge-templates/${id}/image?version=${version}`
