export { publicApiRoutes } from './verification/public-api-routes.ts'
export { publicPageRoutes } from './verification/public-page-routes.ts'
