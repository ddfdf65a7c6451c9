import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { Configuration } from '../configurator/configurations/configuration.payloads.js';
import {
  ConfigurationIssue,
  ConfigurationWarning,
} from '../configurator/prices/price-quote.payloads.js';

@ObjectType({ simpleResolvers: true })
class ProjectSum {
  @Field(() => Int, { description: 'The sum of the quantities of all rows.' })
  itemCount!: number;

  @Field(() => Decimal)
  total!: string;

  @Field(() => Decimal)
  net!: string;

  @Field(() => Decimal)
  vat!: string;

  @Field(() => Int, { description: 'per cent, contained in every price' })
  vatRate!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a row costs now; the prices are null while there are issues.',
})
export class ProjectRowQuote {
  @Field(() => Decimal, { nullable: true, description: 'The price of one piece.' })
  unitPrice!: string | null;

  @Field(() => Decimal, { nullable: true })
  lineTotal!: string | null;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];

  @Field(() => [ConfigurationWarning])
  warnings!: ConfigurationWarning[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the rows of a project cost now; those with issues are not in its sums.',
})
export class ProjectQuote extends ProjectSum {
  @Field(() => [ProjectRowQuote], { description: 'In the order of the rows that were sent.' })
  rows!: ProjectRowQuote[];
}

@ObjectType('ProjectRow', { simpleResolvers: true })
export class ProjectRowView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Configuration)
  configuration!: Configuration;

  @Field(() => Decimal, { description: 'The price that it was saved at, times the quantity.' })
  lineTotal!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Several windows under one name; it keeps the prices that it was saved at.',
})
export class Project extends ProjectSum {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  place!: string;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => String, { description: 'Path of the page that opens it.' })
  path!: string;

  @Field(() => String, { description: 'Path of the offer with all drawings (PDF).' })
  offerUrl!: string;

  @Field(() => [ProjectRowView])
  rows!: ProjectRowView[];
}

@ObjectType({ simpleResolvers: true, description: 'The issues of one row.' })
export class ProjectRowIssues {
  @Field(() => Int, { description: 'The index of the row, from 0.' })
  row!: number;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The saved project, or the rows for which it was not saved.',
})
export class SaveProjectPayload {
  @Field(() => Project, { nullable: true })
  project!: Project | null;

  @Field(() => [ProjectRowIssues])
  rowIssues!: ProjectRowIssues[];
}
