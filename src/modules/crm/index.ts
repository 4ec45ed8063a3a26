import type { Module } from '../../platform/module.ts'
import { crmEventTypes } from './crm-events.ts'
import { crmTables } from './crm-tables.ts'

export const crm: Module = { name: 'crm', floor: 'records', eventTypes: crmEventTypes, personal: crmTables }
