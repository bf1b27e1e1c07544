import type { AccessTables } from './accessTables';
import type { ChangeTables } from './changeTables';
import type { ContentTables } from './contentTables';
import type { MemberTables } from './memberTables';
import type { TrainingTables } from './trainingTables';

/** Every table with its columns, as `migrations/` makes them. */
export interface Tables extends AccessTables, ChangeTables, ContentTables, MemberTables, TrainingTables {}
