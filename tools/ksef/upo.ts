import { createHash } from 'node:crypto';
import { buildRawXmlString } from 'ksef-client-ts';
import type { Document } from './documents.js';

const NAMESPACE = 'http://upo.schematy.mf.gov.pl/KSeF/v4-3';

/** The confirmation (UPO) of an accepted document, in the ministry's format but without legal effect. */
export const confirmationOf = (document: Document): string =>
  buildRawXmlString({
    Potwierdzenie: {
      '@_xmlns': NAMESPACE,
      NazwaPodmiotuPrzyjmujacego: 'Pokaz: zastępczy KSeF, bez skutków prawnych',
      NumerReferencyjnySesji: document.session,
      Uwierzytelnienie: {
        IdKontekstu: { Nip: document.nip },
        NumerReferencyjnyTokenaKSeF: document.reference,
      },
      NazwaStrukturyLogicznej: 'Schemat_FA(3)_v1-0E.xsd',
      KodFormularza: 'FA (3)',
      Dokument: {
        NipSprzedawcy: document.nip,
        NumerKSeFDokumentu: document.ksefNumber ?? '',
        NumerFaktury: document.number,
        DataWystawieniaFaktury: document.issuedOn,
        DataPrzeslaniaDokumentu: document.at,
        DataNadaniaNumeruKSeF: document.at,
        SkrotDokumentu: createHash('sha256').update(document.xml).digest('base64'),
        TrybWysylki: document.isOffline ? 'Offline' : 'Online',
      },
    },
  });
