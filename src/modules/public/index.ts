export { publicApiRoutes } from './public-api-routes.ts'
export { publicPageRoutes } from './public-page-routes.ts'
