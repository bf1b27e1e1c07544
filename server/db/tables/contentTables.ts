import type { Generated } from 'kysely';
import type { Tenths } from '@contract/handicap';
import type { ImageTag, LeagueTablePrize, TemplateState, TrainingType } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { Template } from '@contract/template';
import type { DefaultedJsonColumn, InstantText, JsonColumn } from '@server/db/columnValues';

interface TrainingCategoriesTable {
  id: Generated<string>;
  name: JsonColumn<LocalizedString>;
  description: JsonColumn<LocalizedString>;
  version: Generated<number>;
}

interface MappingsTable {
  id: Generated<string>;
  name: string;
  version: Generated<number>;
}

interface MappingRowsTable {
  mapping_id: string;
  difference_tenths: Tenths;
  points: number;
}

interface TemplatesTable {
  id: Generated<string>;
  type: TrainingType;
  state: Generated<TemplateState>;
  name: JsonColumn<LocalizedString>;
  description: JsonColumn<LocalizedString>;
  more_information_link: DefaultedJsonColumn<LocalizedString>;
  image: string | null;
  category_id: string | null;
  mapping_id: string | null;
  team_mode: Generated<boolean>;
  instructions: DefaultedJsonColumn<Template['instructions']>;
  hints: DefaultedJsonColumn<Template['hints']>;
  balls: DefaultedJsonColumn<Template['balls']>;
  score_handicap_map: DefaultedJsonColumn<Template['scoreHandicapMap']>;
  version: Generated<number>;
}

interface ImagesTable {
  public_id: string;
  tag: ImageTag;
  format: string;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Generated<InstantText>;
  uploaded_by: string | null;
}

interface SessionPricesTable {
  id: Generated<string>;
  name: string;
  description: string;
  image: string | null;
  league_table_prize: LeagueTablePrize | null;
  version: Generated<number>;
}

/** The tables of what trainings are made of. */
export interface ContentTables {
  training_categories: TrainingCategoriesTable;
  mappings: MappingsTable;
  mapping_rows: MappingRowsTable;
  templates: TemplatesTable;
  images: ImagesTable;
  session_prices: SessionPricesTable;
}
