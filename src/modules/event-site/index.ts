import type { Module } from '../../platform/module.ts'
import { homeRoutes, unknownPages } from './home/home-routes.ts'
import { eventPictureRoutes } from './marketplace/event-picture-routes.ts'
import { marketplaceApiRoutes } from './marketplace/marketplace-api-routes.ts'
import { marketplacePageRoutes } from './marketplace/marketplace-page-routes.ts'
import { sitemapRoutes } from './marketplace/sitemap-routes.ts'
import { registrationPreviewOperations } from './preview/registration-preview-operations.ts'
import { confirmPageRoutes } from './registration/confirm-page-routes.ts'
import { embedStyleRoutes } from './registration/embed-style-routes.ts'
import { eventCalendarRoutes } from './registration/event-calendar-routes.ts'
import { eventEmbedRoutes } from './registration/event-embed-routes.ts'
import { eventPageRoutes } from './registration/event-page-routes.ts'
import { personalPageRoutes } from './registration/personal-page-routes.ts'
import { registrationApiRoutes } from './registration/registration-api-routes.ts'
import { surveyPageRoutes } from './survey/survey-page-routes.ts'

/** The public pages of events: marketplace, registration, personal page and survey. */
export const eventSite: Module = {
  name: 'event-site',
  floor: 'entrypoints',
  operations: registrationPreviewOperations,
  routes: (services) => async (app) => {
    await app.register(registrationApiRoutes(services))
    await app.register(marketplaceApiRoutes(services))
  },
  unknown: unknownPages,
  pages: (services) => async (app) => {
    await app.register(homeRoutes(services))
    await app.register(eventCalendarRoutes(services))
    await app.register(eventPageRoutes(services))
    await app.register(eventEmbedRoutes(services))
    await app.register(embedStyleRoutes)
    await app.register(confirmPageRoutes(services))
    await app.register(personalPageRoutes(services))
    await app.register(surveyPageRoutes(services))
    await app.register(marketplacePageRoutes(services))
    await app.register(eventPictureRoutes(services))
    await app.register(sitemapRoutes(services))
  },
}
