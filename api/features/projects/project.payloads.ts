import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { Configuration } from '../configurator/configurations/configuration.payloads.js';
import {
  ConfigurationIssue,
  ConfigurationWarning,
} from '../configurator/prices/price-quote.payloads.js';

@ObjectType({ simpleResolvers: true })
class ProjectSum {
  @Field(() => Int, { description: 'The sum of the quantities of the rows.' })
  itemCount!: number;

  @Field(() => Decimal)
  total!: string;

  @Field(() => Decimal, { description: 'Without VAT.' })
  net!: string;

  @Field(() => Decimal)
  vat!: string;

  @Field(() => Int, { description: 'Per cent, contained in every price.' })
  vatRate!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a row costs now; the prices are null where there are issues.',
})
export class ProjectRowQuote {
  @Field(() => Decimal, { nullable: true, description: 'Of one piece.' })
  unitPrice!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'The unit price times the quantity.' })
  lineTotal!: string | null;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];

  @Field(() => [ConfigurationWarning])
  warnings!: ConfigurationWarning[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the rows of a project cost now; rows with issues are not in its sums.',
})
export class ProjectQuote extends ProjectSum {
  @Field(() => [ProjectRowQuote], { description: 'In the order of the rows in the input.' })
  rows!: ProjectRowQuote[];
}

@ObjectType('ProjectRow', {
  simpleResolvers: true,
  description: 'A row of a project: a window, or several equal ones.',
})
export class ProjectRowView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: "Where the goods belong, in the customer's words; may be empty.",
  })
  label!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Configuration)
  configuration!: Configuration;

  @Field(() => Decimal, { description: 'The price at which it was saved, times the quantity.' })
  lineTotal!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The windows of a house under one name, which never change once saved; it keeps the prices at which it ' +
    'was saved.',
})
export class Project extends ProjectSum {
  @Field(() => ID, { description: 'Unguessable: whoever knows it can read the project.' })
  id!: string;

  @Field(() => String, { description: 'May be empty.' })
  name!: string;

  @Field(() => String, { description: 'Where the house is; may be empty.' })
  place!: string;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => String, { description: 'Path of its page in the shop.' })
  path!: string;

  @Field(() => String, {
    description: 'Path of a document with all drawings and prices to print or to send on (PDF).',
  })
  offerUrl!: string;

  @Field(() => [ProjectRowView])
  rows!: ProjectRowView[];
}

@ObjectType({ simpleResolvers: true, description: 'The issues of a row.' })
export class ProjectRowIssues {
  @Field(() => Int, { description: 'The index of the row in the input, from 0.' })
  row!: number;

  @Field(() => [ConfigurationIssue])
  issues!: ConfigurationIssue[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The saved project, or why it was not saved.',
})
export class SaveProjectPayload {
  @Field(() => Project, { nullable: true, description: 'Null where there are issues.' })
  project!: Project | null;

  @Field(() => [ProjectRowIssues], {
    description: 'The rows with issues; empty where the project was saved.',
  })
  rowIssues!: ProjectRowIssues[];
}
