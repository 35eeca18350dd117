/**
 * @module
 * Every operation of the service, in the order of the API text.
 */

import { aiTurnRoutes } from './ai-turns/routes.ts';
import { cardSetRoutes } from './card-sets/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { coverageRoutes } from './coverage/routes.ts';
import { explanationRoutes } from './explanations/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { legalMoveRoutes } from './legal-moves/routes.ts';
import { machineRoutes } from './machines/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { operationRoutes } from './operations/routes.ts';
import type { Route } from './route.ts';
import { ruleRoutes } from './rules/routes.ts';
import { rulesetRoutes } from './rulesets/routes.ts';
import { verificationRoutes } from './verifications/routes.ts';

export const routes: readonly Route[] = [
  ...verificationRoutes,
  ...legalMoveRoutes,
  ...explanationRoutes,
  ...aiTurnRoutes,
  ...cardSetRoutes,
  ...gameRoutes,
  ...rulesetRoutes,
  ...ruleRoutes,
  ...coverageRoutes,
  ...cardRoutes,
  ...mapRoutes,
  ...machineRoutes,
  ...operationRoutes,
  ...openApiRoutes(() => routes),
];
