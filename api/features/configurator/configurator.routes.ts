import { IsAmount } from '../../shared/amount.js';
import { IsOptional } from 'class-validator';
import type { Router } from 'express';
import { contextOf, readBody } from '../../rest-request.js';
import { presentConfiguration, saveConfiguration } from './configuration.service.js';
import { ConfigurationInput } from './configurator.inputs.js';
import { appraise, configurationInvalid, quote } from './quote.service.js';

/** The contract sends the price along; it is the server that decides, so it is read and not believed. */
class SaveConfigurationBody extends ConfigurationInput {
  @IsOptional()
  @IsAmount()
  calculatedPrice?: string;
}

export function configuratorRoutes(router: Router): void {
  router.post('/calculate-price', async (req, res) => {
    const input = readBody(SaveConfigurationBody, req);
    const snapshot = await contextOf(res).catalogue.current();
    const { issues } = appraise(snapshot, input);
    if (issues.length > 0) throw configurationInvalid(issues);
    const { issues: _, findAlternatives: __, ...answer } = quote(snapshot, input);
    res.json(answer);
  });

  router.post('/configurations', async (req, res) => {
    const { em, catalogue } = contextOf(res);
    const input = readBody(SaveConfigurationBody, req);
    const { saved, issues } = await saveConfiguration(em, await catalogue.current(), input);
    if (!saved) throw configurationInvalid(issues);
    res.status(201).json(presentConfiguration(saved));
  });
}
