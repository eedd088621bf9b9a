import router from '@adonisjs/core/services/router'
import type { AnyResource } from '@barem/resources/kit'
import { addressRoutes } from '#app/addresses/routes'
import { approvalRoutes } from '#app/inbox/routes'
import { catalogueRoutes } from '#app/catalogue/routes'
import { companyRoutes } from '#app/company/routes'
import { documentRoutes } from '#app/resources/http/document_routes'
import { finderRoutes } from '#app/finder/routes'
import { homeRoutes } from '#app/home/routes'
import { health } from '#app/http/health'
import { fileRoutes } from '#app/files/routes'
import { identityRoutes } from '#app/identity/routes'
import { pricingRoutes } from '#app/pricing/routes'
import { ownRoutes } from '#app/own/routes'
import { engine } from '#app/resources/serving'
import { describe } from '#app/description/describe'
import { resourceRoutes, sheetRoutes } from '#app/resources/http/resource_routes'
import { purchasingRoutes } from '#app/purchasing/routes'
import { salesRoutes } from '#app/sales/routes'
import { dashboardRoutes } from '#app/dashboard/routes'
import { debtRoutes } from '#app/debt/routes'
import { stockRoutes } from '#app/stock/routes'
import { viewRoutes } from '#app/views/routes'
import { workflowRoutes } from '#app/workflows/routes'
import { middleware } from '#start/kernel'

router.get('/health', health).as('health')

router
  .group(() => {
    identityRoutes(router)
    fileRoutes(router)
    addressRoutes(router)
    companyRoutes(router)
    catalogueRoutes(router)
    salesRoutes(router)
    purchasingRoutes(router)
    pricingRoutes(router)
    approvalRoutes(router)
    homeRoutes(router)
    finderRoutes(router)
    stockRoutes(router)
    debtRoutes(router)
    dashboardRoutes(router)
    viewRoutes(router)
    ownRoutes(router)
    workflowRoutes(router)
    router.group(() => sheetRoutes(router, engine.resources)).use(middleware.session())
    const [single, plural] = [true, false].map((is) => engine.resources.filter((one) => one.single === is)) as [
      AnyResource[],
      AnyResource[],
    ]
    router.group(() => resourceRoutes(router, plural)).use(middleware.tenant())
    // The one record that a company has of such a resource is made when it is first asked for.
    router.group(() => resourceRoutes(router, single)).use(middleware.tenant({ writes: true }))
    router.group(() => documentRoutes(router, engine.resources)).use(middleware.tenant())
    router.get('/openapi.json', describe).as('openapi').use(middleware.session())
  })
  .prefix('/v1.0')
