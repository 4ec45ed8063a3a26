import type { Module } from '../../platform/module.ts'
import { sweepPictureJob } from './add-picture.ts'
import { designInvariants } from './design-invariants.ts'
import { designOperations } from './design-operations.ts'
import { designRoutes } from './design-routes.ts'
import { designTables } from './design-tables.ts'
import { fontRoutes } from './font-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { sceneOperations } from './scene-operations.ts'

export { sweepPictureLater } from './add-picture.ts'
export { refuseArchived } from './archive-design.ts'
export { imageLayout } from './builtin/image-layout.ts'
export { createDesign } from './create-design.ts'
export { getDesign } from './design-queries.ts'
export { type Design, designScene, filledTexts, longDate, pngWidth, usableLanguage } from './design-scene.ts'
export { designToPreview } from './design-to-preview.ts'
export { builtinHash, builtinVersion, loadDesign, versionWithLogo } from './design-versions.ts'
export { Layout } from './layout/design-layout.ts'
export { addedPicture, addedPictureAddress, addedPictureKey } from './layout-pictures.ts'
export { ownPictureKey, pictureAddress } from './picture-address.ts'
export { BuiltinKey, BuiltinQuery } from './scene-schema.ts'
export { storePicture } from './store-picture.ts'

/** Designs of certificates and other documents: versioned layouts, pictures and built-in drawings. */
export const designs: Module = {
  name: 'designs',
  floor: 'core',
  operations: [...designOperations, ...sceneOperations],
  routes: () => async (app) => {
    await app.register(designRoutes)
    await app.register(fontRoutes)
    await app.register(pictureRoutes)
  },
  invariants: designInvariants,
  personal: designTables,
  jobs: [sweepPictureJob],
  blobs: [
    { table: 'design_version', column: 'picture' },
    { table: 'design_picture', column: 'picture' },
    { table: 'design_version', column: 'logo' },
  ],
}
