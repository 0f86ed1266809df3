import { analogueTables } from './analogue.ts';
import { controllerTables } from './controllers.ts';
import { diodeTables } from './diodes.ts';
import { electromechanicTables } from './electromechanics.ts';
import { logicTables } from './logic.ts';
import { moduleTables } from './modules.ts';
import { optoelectronicTables } from './optoelectronics.ts';
import { powerTables } from './power.ts';
import { protectionTables } from './protection.ts';
import type { ListedTable } from './table.ts';
import { toolTables } from './tools.ts';
import { transistorTables } from './transistors.ts';

/** All tables of listed parts, in the order of the category tree. */
export const listedTables: readonly ListedTable[] = [
  ...analogueTables,
  ...diodeTables,
  ...transistorTables,
  ...optoelectronicTables,
  ...powerTables,
  ...logicTables,
  ...controllerTables,
  ...moduleTables,
  ...electromechanicTables,
  ...protectionTables,
  ...toolTables,
];
